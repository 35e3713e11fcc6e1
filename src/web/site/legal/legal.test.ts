import { expect, it } from 'vitest'
import { privacy } from './legal.data.ts'

it('promises of the log of staff only what it holds: one look within an hour', () => {
  const said = privacy.find(({ title }) => title === 'Who can read it')?.text.join(' ')
  expect(said).toMatch(/whom they open, .*: the first time within an hour, not every time\./)
})
