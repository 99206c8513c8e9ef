/*
 * Tests use Node's FormData and File. jsdom's XMLHttpRequest accepts only jsdom's FormData and would
 * send '[object FormData]', so it gets the form's bytes instead.
 */

const { send } = XMLHttpRequest.prototype;

XMLHttpRequest.prototype.send = async function sendForm(body) {
  if (!(body instanceof FormData)) return send.call(this, body);
  const form = new Response(body);
  this.setRequestHeader('content-type', form.headers.get('content-type') ?? '');
  send.call(this, await form.arrayBuffer());
};
