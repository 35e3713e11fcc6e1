import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request, /

/** Stands for a store that speaks S3: keeps what is put by whoever has the key. */
export async function openS3() {
  const objects = new Map<string, Buffer>()
  let isAway = false
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const name = request.url ?? ''
    const answer = (status: number, sent?: Buffer) => response.writeHead(status).end(sent)
    if (!signed.test(request.headers.authorization ?? '')) return answer(403)
    if (isAway) return answer(400)
    if (request.method === 'PUT') {
      objects.set(name, body)
      response.setHeader('ETag', `"${objects.size}"`)
      return answer(200)
    }
    if (request.method === 'DELETE') return answer(objects.delete(name) ? 204 : 404)
    const found = objects.get(name)
    return found ? answer(200, found) : answer(404)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/bucket`,
    objects,
    goAway(away: boolean) {
      isAway = away
    },
    close: () => server.close(),
  }
}
