// A mail server that keeps what it gets, for services that send letters.

import { createServer } from 'node:net';

/** Listens on a free port; `letter` waits for the next one to an address and gives its body. */
export async function mailServer() {
  const letters = [];
  const waiting = [];
  const server = createServer((socket) => {
    let text = '';
    let body = null;
    let to = [];
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      text += data;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (body !== null && line === '.') {
          arrived({ to, body: decoded(body) });
          [body, to] = [null, []];
          socket.write('250 kept\r\n');
        } else if (body !== null) body += `${line}\n`;
        else if (line === 'DATA') {
          body = '';
          socket.write('354 go on\r\n');
        } else {
          const address = /^RCPT TO:<(.*)>/.exec(line);
          if (address) to.push(address[1]);
          socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
        }
      }
    });
  });
  const arrived = (letter) => {
    letters.push(letter);
    for (const look of waiting.splice(0)) look();
  };
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `smtp://127.0.0.1:${server.address().port}`,
    /** The body of the oldest letter to an address that was not taken yet. */
    async letter(to) {
      for (;;) {
        const at = letters.findIndex((letter) => letter.to.includes(to));
        if (at >= 0) return letters.splice(at, 1)[0].body;
        await new Promise((look) => waiting.push(look));
      }
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

/** Bodies come as they are, or quoted-printable, or in base64. */
function decoded(message) {
  const [head, ...rest] = message.split('\n\n');
  const body = rest.join('\n\n');
  if (/encoding: *base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/encoding: *quoted-printable/i.test(head)) return body;
  const plain = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(plain, 'latin1').toString('utf8');
}
