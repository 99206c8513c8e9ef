/*
 * The network of these tests is Node's, and so are its FormData and File. jsdom's XMLHttpRequest takes
 * only jsdom's own and would send '[object FormData]': it is given the bytes of the form instead.
 */

const { send } = XMLHttpRequest.prototype;

XMLHttpRequest.prototype.send = async function sendForm(body) {
  if (!(body instanceof FormData)) return send.call(this, body);
  const form = new Response(body);
  this.setRequestHeader('content-type', form.headers.get('content-type') ?? '');
  send.call(this, await form.arrayBuffer());
};
