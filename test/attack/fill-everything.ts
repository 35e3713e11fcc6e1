import { randomUUID } from 'node:crypto'
import { type Collection, collections, openCollectionNames } from '#contract/collections.ts'
import type { TestCaller } from '#test/support/caller.ts'
import { sampleOf } from '#test/support/sample-fields.ts'
import { standing } from '#test/support/standing.ts'

/** What is written to be read by others. */
const forOthers = new Set(['testimonials'])

/** A document of every collection that its owner may simply create, with the text in it. */
export async function fillEverything(
  victim: TestCaller,
  text: string,
): Promise<Readonly<Record<string, string>>> {
  const ids: Record<string, string> = {}
  for (const name of openCollectionNames) {
    const { access, writes, path }: Collection = collections[name]
    const isSimple = access === 'owner' && writes.includes('create') && !path.includes('Id}')
    if (!isSimple) continue
    const needed = await standing(name, (kind, doc) =>
      victim.push({ name: `${kind}.create`, args: { doc } }),
    )
    const sample = { id: randomUUID(), ...sampleOf(collections[name].entity), ...needed }
    const doc = forOthers.has(name) ? sample : withText(sample, text)
    const [result] = await victim.push({ name: `${name}.create`, args: { doc } })
    if (!result?.ok) throw new Error(`no ${name} could be made: ${JSON.stringify(result)}`)
    ids[`${name} id`] = String(doc.id)
  }
  return ids
}

const textFields = ['description', 'name', 'text', 'title', 'note', 'question', 'answer']

function withText(doc: Record<string, unknown>, text: string): Record<string, unknown> {
  const field = textFields.find((key) => typeof doc[key] === 'string')
  return field ? { ...doc, [field]: text.slice(0, 60) } : doc
}
