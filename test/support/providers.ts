import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Heard {
  readonly authorization: string
  readonly form: Readonly<Record<string, string>>
}

/** Stands for a provider that takes forms over HTTP, and answers as it is told. */
export async function openFormProvider(
  answer: (heard: Heard) => { status: number; body: unknown },
) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    const said = { authorization: request.headers.authorization ?? '', form }
    heard.push(said)
    const { status, body } = answer(said)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, heard, close: () => server.close() }
}

/** Stands for a provider of exchange rates, and says what it is told. */
export async function openRatesProvider(answer: (path: string) => unknown) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const said = answer(request.url ?? '')
    if (said instanceof Uint8Array) response.writeHead(200).end(said)
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}

/** Stands for a mail server: takes every mail and keeps it as it came. */
export async function openMailServer() {
  const mails: string[] = []
  const server = createSocketServer((socket) => receive(socket, mails))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() }
}

function receive(socket: Socket, mails: string[]) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let waiting = ''
  let mail: string[] | null = null
  say('220 test')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const lines = (waiting + chunk).split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      if (mail === null) mail = command(line, say)
      else if (line !== '.') mail.push(line)
      else {
        mails.push(mail.join('\n'))
        mail = null
        say('250 taken')
      }
    }
  })
}

function command(line: string, say: (line: string) => void): string[] | null {
  if (/^DATA/i.test(line)) {
    say('354 go on')
    return []
  }
  say(/^QUIT/i.test(line) ? '221 bye' : '250 fine')
  return null
}
