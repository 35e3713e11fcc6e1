import { request } from 'node:http'

/** Fetches without decompressing; answers the bytes that came. */
export function get(url: URL, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url.pathname} answered ${answer.statusCode}`)),
      )
    })
    sent.end()
  })
}
