// A service of its own for a test file: the executable on a throwaway database and a free port.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const executable = resolve(root, process.env.PODIUM_EXECUTABLE ?? 'target/debug/podium');

/** What the command line prints, given a standard input. */
export function podium(args, input = '') {
  return execFileSync(executable, args, { encoding: 'utf8', maxBuffer: 64 << 20, input });
}

/** Starts the service, by `serve` or `demo`, and waits until it answers. People reach it by the name of `host`. */
export async function serve(command = 'serve', host = '127.0.0.1', settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'podium-browser-'));
  const port = await freePort();
  const [listen, address] = [`127.0.0.1:${port}`, `http://${host}:${port}`];
  const args = [command, '--listen', listen];
  // The demo makes its own database.
  if (command === 'serve') args.push('--database', join(folder, 'podium.db'));
  // Visitors come from addresses of their own, so that the limits by address are those of a hall full of people.
  const env = { ...process.env, TMPDIR: folder, PODIUM_BEHIND_PROXY: 'true', PODIUM_LOG: 'warn', PODIUM_ADDRESS: address, ...settings };
  const child = spawn(executable, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text) => (log += text));
  const ended = new Promise((done) => child.on('close', done));
  await new Promise((ready, failed) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes(`http://${listen}`)) ready();
    });
    ended.then((code) => failed(new Error(`podium ${command} ended with ${code}: ${log}`)));
    child.on('error', failed);
  });
  return {
    address,
    database: join(folder, 'podium.db'),
    log: () => log,
    async stop() {
      // At once: nobody waits for an answer any more.
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort() {
  return new Promise((found, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
