import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { listen } from '../local/ports';
import { CERTIFICATE } from './certificate';

/**
 * A line that the server writes, or a function that does something else with
 * the socket.
 */
export type Step = string | ((socket: Socket) => void);

const DEFAULT_STEPS = {
  // Played when a client connects. The keys below are the client's commands.
  greeting: '220 mail.example ESMTP',
  ehlo: '250 mail.example',
  auth: '235 signed in',
  mail: '250 sender ok',
  rcpt: '250 recipient ok',
  // Only after this reply, the client sends the mail.
  data: '354 go on',
  // Not a command: played after each chunk of the mail.
  content: () => undefined,
  // Not a command: played after the final dot of the mail.
  end: '250 accepted',
  quit: '221 bye',
} satisfies Record<string, Step>;

export type Conversation = Partial<Record<keyof typeof DEFAULT_STEPS, Step>>;

/** The server offers to sign in. */
export const OFFERS_SIGN_IN = { ehlo: '250-mail.example\r\n250 AUTH PLAIN' };

export const messageIdOf = (mail = '') => /^Message-ID: (.*)$/m.exec(mail)?.[1];

/** Writes no reply. */
export const hang: Step = () => undefined;

/** Accepts the mail after a delay. */
export const acceptAfter =
  (ms: number): Step =>
  (socket) =>
    void setTimeout(() => socket.write('250 accepted\r\n'), ms);

/** Ends the connection without a reply. */
export const drop: Step = (socket) => socket.destroy();

/** Writes a reply line that never ends: `2222…` */
export const drip: Step = (socket) => {
  const timer = setInterval(() => socket.write('2'), 10);

  socket.on('close', () => clearInterval(timer));
};

/**
 * Plays the steps of a conversation to a client.
 * @param onCommand gets each command line
 * @param onMail gets each mail
 */
function converse(
  socket: Socket,
  steps: Record<string, Step>,
  onCommand: (line: string) => void,
  onMail: (mail: string) => void,
) {
  let received = '';
  let inData = false;

  const play = (step: Step = '502 unknown') => {
    if (typeof step === 'function') step(socket);
    else socket.write(`${step}\r\n`);
  };

  /** Takes the mail from what was received, once it is complete. */
  const takeMail = () => {
    play(steps.content);

    const [mail = '', rest] = received.split('\r\n.\r\n');

    if (rest === undefined) return;

    onMail(mail);
    received = rest;
    inData = false;
    play(steps.end);
  };

  const takeCommand = () => {
    const [line = ''] = received.split('\r\n');
    const command = /^[a-z]+/i.exec(line)?.[0].toLowerCase() ?? '';

    onCommand(line);
    received = received.slice(line.length + 2);
    play(steps[command]);

    // If the server has refused DATA, no mail follows.
    inData = steps[command] === DEFAULT_STEPS.data;
  };

  play(steps.greeting);

  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;

    if (inData) takeMail();

    while (!inData && received.includes('\r\n')) takeCommand();
  });
}

/**
 * Starts a mail server that, unlike smtp-server, can fail at every step, and
 * greets at once instead of after 100 ms.
 */
export async function startRawSmtp(
  conversation: Conversation = {},
  withTls = false,
) {
  const mails: string[] = [];
  const commandLines: string[] = [];
  const sockets: Socket[] = [];

  const onConnection = (socket: Socket) => {
    const steps = { ...DEFAULT_STEPS, ...conversation };

    sockets.push(socket);
    // Clients that give up reset the connection.
    socket.on('error', () => undefined);

    converse(
      socket,
      steps,
      (line) => commandLines.push(line),
      (mail) => mails.push(mail),
    );
  };

  const server = withTls
    ? createTlsServer(CERTIFICATE, onConnection)
    : createServer(onConnection);
  const port = await listen(server);

  return {
    port,
    url: `${withTls ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    commandLines,
    connectionCount: () => sockets.length,

    /** Sets the steps of later connections. */
    setConversation: (next: Conversation): void => {
      conversation = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
