import { expect, it } from 'vitest'
import { atHome } from './phone-format.ts'
import { loadPhoneFormat, type TypedPhone, typePhone } from './phone-number.ts'

it('keeps what is typed while the rules of numbers arrive', async () => {
  let now: TypedPhone = { country: 'US', text: '' }
  const change = (next: (value: TypedPhone) => TypedPhone) => {
    now = next(now)
  }
  // What was drawn last is still empty when both happen.
  change(typePhone({ text: '015123456789' }, null))
  change(atHome)
  expect(now).toEqual({ country: 'US', text: '015123456789' })
  change(typePhone({ country: 'DE' }, null))
  change(typePhone({}, await loadPhoneFormat()))
  expect(now).toEqual({ country: 'DE', text: '01512 3456789' })
})
