import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { TestCaller } from './caller.ts'

/** A photo as a phone takes it: lying on its side, and with the place where it was taken. */
export const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#eee' } })
    .withExif({
      IFD0: { Copyright: 'Secret Person' },
      IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Says that there is a receipt, before its picture is sent. */
export async function newReceipt(person: TestCaller, fields: object = {}): Promise<string> {
  const id = randomUUID()
  const [result] = await person.push({ name: 'receipts.create', args: { doc: { id, ...fields } } })
  if (!result?.ok) throw new Error(`the receipt was refused: ${JSON.stringify(result)}`)
  return id
}

export const sendPicture = (person: TestCaller, id: string, body: BodyInit, type = 'image/jpeg') =>
  fetch(`${person.url}/api/receipts/${id}`, {
    method: 'PUT',
    headers: { ...person.bearer, 'Content-Type': type },
    body,
  })

export const fetchPicture = (person: TestCaller, id: string) =>
  fetch(`${person.url}/api/receipts/${id}`, { headers: person.bearer })

/** A receipt whose picture has arrived. */
export async function keptReceipt(person: TestCaller, fields: object = {}): Promise<string> {
  const id = await newReceipt(person, fields)
  const answer = await sendPicture(person, id, new Uint8Array(await photo()))
  if (!answer.ok) throw new Error(`the picture was refused: ${answer.status}`)
  return id
}
