import { createServer } from 'node:http';

/** Another site that frames a form of the shop (`?form=` with its URL): it records messages and can send them. */
const page = (form: string) => `<!doctype html>
<html lang="en">
  <title>Another site</title>
  <script>
    window.heard = [];
    addEventListener('message', ({ origin, data }) => heard.push({ origin, ...data }));
    window.say = (message) => frames[0].postMessage(message, '*');
  </script>
  <main>
    <h1>Another site</h1>
    <iframe title="Form" src="${form}" width="600" height="400"></iframe>
  </main>
</html>`;

createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  response
    .writeHead(200, { 'Content-Type': 'text/html' })
    .end(page(searchParams.get('form') ?? 'about:blank'));
}).listen(Number(process.env['PORT']));
