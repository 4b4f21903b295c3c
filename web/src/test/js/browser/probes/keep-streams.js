// Keeps every stream of the page, so that a test can end them.
window.streams = [];
window.EventSource = class extends EventSource {
  constructor(address) {
    super(address);
    window.streams.push(this);
  }
};
