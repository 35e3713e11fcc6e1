import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { s3Store } from './s3-store.ts'

it('gives a store up that takes a call and never answers, however memory is tidied', async () => {
  const silent = createServer((socket) => socket.resume().on('error', () => socket.destroy()))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' }
  const store = s3Store({ url: `http://127.0.0.1:${port}/bucket`, ...keys }, 500)
  setFlagsFromString('--expose-gc')
  const tidying = setInterval(runInNewContext('gc'), 20)
  await expect(store.put('a', new Uint8Array(10))).rejects.toThrow('timeout')
  await expect(store.read('a')).rejects.toThrow('timeout')
  clearInterval(tidying)
  silent.close()
})
