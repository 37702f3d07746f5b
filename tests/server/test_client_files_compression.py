"""The way of a file to the browser: compressed once, and not sent twice."""

import asyncio
import gzip
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from scorekeeper.server.client_files import CHUNK, MAX_COMPRESSED_FILES, CompressedFiles
from tests.server.visitor import HERE, ask, lines, scope_of

GZIP = {"host": HERE, "accept-encoding": "gzip, deflate, br"}
PLAIN = {"host": HERE}
SCRIPT = b"let canasta = 500;\n" * 1000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "app.js").write_bytes(SCRIPT)
    (tmp_path / "tiny.js").write_bytes(b"1")
    (tmp_path / "page.html").write_bytes(b"<p>canasta</p>" * 1000)
    (tmp_path / "card.png").write_bytes(SCRIPT)
    return tmp_path


@pytest.fixture
def app(folder: Path) -> CompressedFiles:
    return CompressedFiles(directory=folder)


@pytest.fixture
def compressions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    sizes, real = list[int](), gzip.compress

    def compress(data: bytes, *args: Any, **options: Any) -> bytes:
        sizes.append(len(data))
        return real(data, *args, **options)

    monkeypatch.setattr(gzip, "compress", compress)
    return sizes


async def test_a_compressed_file_unpacks_to_what_it_was(app: CompressedFiles) -> None:
    answer = await ask(app, "/app.js", GZIP)
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(answer.body) < len(SCRIPT) / 10
    assert gzip.decompress(answer.body) == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "accepted",
    [None, "", "br", "deflate", "x-gzip", "gzip;q=0", "gzip; q=0.0, br", "br, gzip ; q=0.000"],
)
async def test_browser_without_gzip_gets_the_plain_file(
    app: CompressedFiles, accepted: str | None
) -> None:
    headers = PLAIN if accepted is None else {**PLAIN, "accept-encoding": accepted}
    answer = await ask(app, "/app.js", headers)
    assert "content-encoding" not in answer.headers
    assert answer.body == SCRIPT


@pytest.mark.parametrize("accepted", ["gzip", "GZIP", "br;q=1.0, gzip;q=0.5", "br,gzip"])
async def test_browser_with_gzip_gets_the_compressed_file(
    app: CompressedFiles, accepted: str
) -> None:
    answer = await ask(app, "/app.js", {**PLAIN, "accept-encoding": accepted})
    assert gzip.decompress(answer.body) == SCRIPT


@pytest.mark.parametrize("path", ["/tiny.js", "/page.html", "/card.png"])
async def test_small_files_pages_and_pictures_go_out_as_they_are(
    app: CompressedFiles, path: str
) -> None:
    answer = await ask(app, path, GZIP)
    assert (answer.status, "content-encoding" in answer.headers) == (200, False)


async def test_a_part_of_a_file_is_a_part_of_the_plain_file(app: CompressedFiles) -> None:
    answer = await ask(app, "/app.js", {**GZIP, "range": "bytes=4-10"})
    assert (answer.status, answer.body) == (206, b"canasta")


async def test_a_file_is_compressed_once_however_many_ask(
    app: CompressedFiles, compressions: list[int]
) -> None:
    answers = await asyncio.gather(*(ask(app, "/app.js", GZIP) for _ in range(8)))
    assert {gzip.decompress(answer.body) for answer in answers} == {SCRIPT}
    assert len(compressions) == 1
    await ask(app, "/app.js", GZIP)
    assert len(compressions) == 1


@pytest.mark.parametrize("headers", [GZIP, PLAIN], ids=["compressed", "plain"])
async def test_a_browser_that_comes_back_gets_a_word_for_an_answer(
    app: CompressedFiles, headers: dict[str, str]
) -> None:
    first = await ask(app, "/app.js", headers)
    assert first.headers["cache-control"] == "no-cache"
    etag = first.headers["etag"]
    assert etag.startswith('W/"'), "one file in two forms has a weak ETag"
    for back in (GZIP, PLAIN):
        again = await ask(app, "/app.js", {**back, "if-none-match": etag})
        assert (again.status, again.body) == (304, b"")
        assert (again.headers["etag"], again.headers["vary"]) == (etag, "accept-encoding")


async def test_a_changed_file_is_sent_anew(app: CompressedFiles, folder: Path) -> None:
    etag = (await ask(app, "/app.js", GZIP)).headers["etag"]
    (folder / "app.js").write_bytes(SCRIPT + SCRIPT)
    again = await ask(app, "/app.js", {**GZIP, "if-none-match": etag})
    assert (again.status, gzip.decompress(again.body)) == (200, SCRIPT + SCRIPT)


async def test_browser_leaving_during_compression_spoils_nothing(
    app: CompressedFiles, compressions: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    started, real = asyncio.Event(), asyncio.to_thread

    async def slowly(*args: Any, **how: Any) -> Any:
        started.set()
        await asyncio.sleep(0.01)
        return await real(*args, **how)

    monkeypatch.setattr(asyncio, "to_thread", slowly)
    leaving = asyncio.ensure_future(ask(app, "/app.js", GZIP))
    await started.wait()
    leaving.cancel()
    answer = await ask(app, "/app.js", GZIP)
    assert gzip.decompress(answer.body) == SCRIPT
    assert len(compressions) == 1


async def test_a_file_that_could_not_be_compressed_is_tried_again(
    app: CompressedFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(gzip, "compress", None)
        with pytest.raises(TypeError):
            await ask(app, "/app.js", GZIP)
    assert gzip.decompress((await ask(app, "/app.js", GZIP)).body) == SCRIPT


async def test_no_more_is_kept_than_a_web_client_has(app: CompressedFiles, folder: Path) -> None:
    for number in range(MAX_COMPRESSED_FILES + 5):
        (folder / f"{number}.js").write_bytes(SCRIPT)
        await ask(app, f"/{number}.js", GZIP)
    assert len(app._compressed) == MAX_COMPRESSED_FILES


async def test_large_file_is_sent_in_chunks(app: CompressedFiles, folder: Path) -> None:
    large = random.Random(1).randbytes(300_000)
    (folder / "large.js").write_bytes(large)
    handed: list[Message] = []

    async def take(message: Message) -> None:
        handed.append(message)

    async def silence() -> Message:
        never: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        return await never

    await app(scope_of("http", "/large.js", lines(GZIP)), silence, take)
    pieces = [message["body"] for message in handed[1:]]
    assert max(map(len, pieces)) == CHUNK
    assert len(pieces) > len(large) / CHUNK
    assert gzip.decompress(b"".join(pieces)) == large
