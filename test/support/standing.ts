import { randomUUID } from 'node:crypto'
import { collections, type OpenCollectionName } from '#contract/collections.ts'
import { sampleOf } from './sample-fields.ts'

type Fields = Readonly<Record<string, unknown>>
type Create = (name: OpenCollectionName, doc: Fields & { readonly id: string }) => Promise<unknown>

async function made(create: Create, name: OpenCollectionName, fields: Fields = {}) {
  const id = randomUUID()
  await create(name, { ...sampleOf(collections[name].entity), ...fields, id })
  return id
}

export const aSide = (accountId: string, fields: Fields = {}) => ({
  accountId,
  ...{ amount: 700, date: '2026-03-31', text: 'Moved', bankId: null, importId: null },
  ...{ isPending: false, kept: null },
  ...fields,
})

/** What a document points at and does not do without, made for whoever is to have it. */
export async function standing(name: string, create: Create): Promise<Fields> {
  const account = (kind: string) => made(create, 'accounts', { kind })
  if (name === 'valuations') return { accountId: await account('asset') }
  if (name === 'checkpoints') return { accountId: await account('cash') }
  if (name === 'left_out_lines') {
    return { accountId: await account('cash'), importId: await made(create, 'imports') }
  }
  if (name === 'transfer_templates') {
    return { fromId: await account('cash'), toId: await account('cash'), toAmount: null }
  }
  if (name !== 'transfers') return {}
  return { to: aSide(await account('cash')), reason: 'outside' }
}
