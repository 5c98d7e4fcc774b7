import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { listen } from '../../local/ports';

/** A line that the server writes, or a function that does something else with the socket. */
export type Step = string | ((socket: Socket) => void);

/** The steps of a server that accepts the mail. */
const ACCEPTING = {
  greeting: '220 mail.example ESMTP' as Step,
  ehlo: '250 mail.example' as Step,
  starttls: '454 not now' as Step,
  auth: '235 signed in' as Step,
  mail: '250 sender ok' as Step,
  rcpt: '250 recipient ok' as Step,
  data: '354 go on' as Step,
  /** At the first bytes of the mail. */
  content: (() => undefined) as Step,
  /** After the final dot. */
  end: '250 accepted' as Step,
  quit: '221 bye' as Step,
};
export type Conversation = Partial<typeof ACCEPTING>;

/** Never answers. */
export const hang: Step = () => undefined;

/** Closes the connection at once. */
export const drop: Step = (socket) => socket.destroy();

/** Sends a byte every 10 ms and never ends the line. */
export const drip: Step = (socket) => {
  const timer = setInterval(() => socket.write('2'), 10);
  socket.on('close', () => clearInterval(timer));
};

const isStep = (name: string): name is keyof typeof ACCEPTING => Object.hasOwn(ACCEPTING, name);

export type RawSmtp = Awaited<ReturnType<typeof startRawSmtp>>;

/**
 * Starts a mail server that can fail at every step, which smtp-server can't. It greets at once, where smtp-server waits 100
 * ms, so benchmarks use it too.
 * @param conversation steps at which the server does not behave as for an accepted mail
 */
export async function startRawSmtp(
  conversation: Conversation = {},
  tls?: { key: string; cert: string },
) {
  let current = conversation;
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;

  const talk = (socket: Socket) => {
    const steps = { ...ACCEPTING, ...current };
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Clients that give up reset the connection.
    socket.on('error', () => undefined);
    const play = (step: Step) => {
      if (typeof step === 'function') step(socket);
      else socket.write(`${step}\r\n`);
    };
    let received = '';
    let inData = false;
    play(steps.greeting);
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
      if (inData) {
        play(steps.content);
        const end = received.indexOf('\r\n.\r\n');
        if (end < 0) return;
        mails.push(received.slice(0, end).replace(/^\.\./gm, '.'));
        received = received.slice(end + 5);
        inData = false;
        play(steps.end);
      }
      for (let at = received.indexOf('\r\n'); at >= 0 && !inData; at = received.indexOf('\r\n')) {
        const verb = /^[a-z]+/i.exec(received)?.[0].toLowerCase() ?? '';
        received = received.slice(at + 2);
        play(isStep(verb) ? steps[verb] : '502 unknown');
        inData = verb === 'data' && typeof steps.data === 'string' && steps.data.startsWith('354');
      }
    });
  };

  const server: Server = tls
    ? createTlsServer(tls, talk).on('tlsClientError', () => undefined)
    : createServer(talk);
  const port = await listen(server);
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** The source of the received mails. */
    mails,
    connections: () => connections,
    /** Sets another conversation for later connections. */
    behave: (other: Conversation) => void (current = other),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
