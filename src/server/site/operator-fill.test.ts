import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { fillPage } from './fill-page.ts'
import { operatorFill } from './operator-fill.ts'

const names = ['name', 'address', 'contact', 'law', 'date']
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const page = names
  .map(
    (name) =>
      `<site-operator-${name}>{{operator${capital(name)}}}; </site-operator-${name}>` +
      `<site-no-operator-${name}>no ${name}; </site-no-operator-${name}>`,
  )
  .join('')

const shown = (env: Readonly<Record<string, string>>) => {
  const config = readConfig({ AUTH_SECRET: 'only for tests, only for tests, only', ...env })
  const { values, parts } = operatorFill(config.site.operator)
  return fillPage(page, values, parts)
}

describe('who runs a server', () => {
  it('is what the settings say', () => {
    expect(
      shown({
        OPERATOR_NAME: 'Honey & Sons <Ltd>',
        OPERATOR_ADDRESS: '1 Comb Lane, Dublin',
        OPERATOR_CONTACT: 'hello@honey.example',
        OPERATOR_LAW: 'the law of Ireland',
        OPERATOR_DATE: '2026-01-31',
      }),
    ).toBe(
      'Honey &amp; Sons &lt;Ltd&gt;; 1 Comb Lane, Dublin; hello@honey.example; ' +
        'the law of Ireland; 31 January 2026; ',
    )
  })

  it('is said to be missing where it is not set', () => {
    expect(shown({})).toBe('no name; no address; no contact; no law; no date; ')
    expect(shown({ OPERATOR_NAME: 'Anna Berg', OPERATOR_LAW: ' ' })).toBe(
      'Anna Berg; no address; no contact; no law; no date; ',
    )
  })

  it('has a date that is one', () => {
    expect(() => shown({ OPERATOR_DATE: 'soon' })).toThrow('OPERATOR_DATE is wrong: must be a day')
  })
})
