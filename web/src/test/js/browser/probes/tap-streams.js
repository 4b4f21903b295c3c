// Keeps everything that streams bring to the page.
window.tapped = [];
window.EventSource = class extends EventSource {
  addEventListener(type, listener, options) {
    const tap = (event) => {
      if (event.data) window.tapped.push(event.data);
      listener(event);
    };
    super.addEventListener(type, tap, options);
  }
};
