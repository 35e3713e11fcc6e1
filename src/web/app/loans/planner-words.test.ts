import { expect, it } from 'vitest'
import { orderHint } from './planner-words.ts'

it('says of every order that what is freed is paid on', () => {
  for (const kind of ['avalanche', 'snowball', 'own'] as const)
    expect(orderHint(kind)).toContain('goes into the next one once it is paid off')
})
