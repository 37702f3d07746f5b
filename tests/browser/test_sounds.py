"""Sounds as the real client plays them: a browser that was given one says nothing of whether."""

from tests.browser.conftest import NewApp, NewPhone

HEAR = """
window.heard = [];
const load = HTMLMediaElement.prototype.load;
HTMLMediaElement.prototype.load = function () {
  this.addEventListener('playing', () => window.heard.push(this.src.split('/').pop()));
  return load.call(this);
};
"""


def test_sound_is_heard_each_time_but_not_by_itself(new_app: NewApp, new_phone: NewPhone) -> None:
    """A sound is heard the first time and each time after it, but never without a tap."""
    app, phone = new_app(lambda _: None), new_phone()
    phone.page.add_init_script(HEAR)
    phone.open(f"{app.url}more")

    def hears(times: int) -> None:
        sounds = ["save.wav"] * times
        phone.wait_until(lambda: phone.page.evaluate("window.heard") == sounds, f"{times} sounds")

    phone.tap("more-sounds")
    hears(1)
    phone.tap("more-sounds")
    phone.wait_until(lambda: not phone.box("more-sounds").selected, "a switch that is off")
    phone.tap("more-sounds")
    hears(2)
    phone.reload()
    phone.box("more-sounds")
    assert phone.page.evaluate("window.heard") == []
