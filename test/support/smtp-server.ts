import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly messageId: string
  readonly text: string
}

export interface TestSmtpServer {
  readonly url: string
  readonly mails: readonly Mail[]
  /** From now on it takes no mail, or takes it again. */
  refuse(isRefusing: boolean): void
  close(): Promise<void>
}

/** A real mail server on this machine that keeps what it is given. */
export async function openSmtpServer(): Promise<TestSmtpServer> {
  const mails: Mail[] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      text(stream).then((raw) => {
        if (isRefusing) return done(Object.assign(new Error('Not now'), { responseCode: 451 }))
        mails.push(readMail(raw, session.envelope.rcptTo[0]?.address ?? ''))
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(refusing) {
      isRefusing = refusing
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function readMail(raw: string, to: string): Mail {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  const written = body.join('\r\n\r\n')
  const isQuoted = /quoted-printable/i.test(header('Content-Transfer-Encoding'))
  return {
    to,
    subject: header('Subject'),
    messageId: header('Message-ID'),
    text: (isQuoted ? unquoted(written) : written).replaceAll('\r\n', '\n'),
  }
}

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
