import { describe, expect, it } from 'vitest'
import { loginBody, signupBody } from '#contract/identity/session.ts'
import { checkLogin, checkSignup } from './entrance-checks.ts'

const good = { name: 'Anna Weber', email: 'anna@example.org', password: 'a quiet orange kettle' }

const contractSays = (schema: typeof loginBody | typeof signupBody, typed: object) => {
  const issues = schema.safeParse(typed).error?.issues ?? []
  // The first thing to fix in each field comes first.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

const typos = [
  good,
  { ...good, email: '' },
  { ...good, email: 'anna' },
  { ...good, email: 'anna@example' },
  { ...good, email: '  anna@example.org ' },
  { ...good, email: 'anna @example.org' },
  { ...good, name: '' },
  { ...good, name: '   ' },
  { ...good, password: '' },
  { ...good, password: 'short' },
]

describe('the checks of the entrances', () => {
  it.each(typos)('say what the contract says about signing up as %j', (typed) => {
    expect(checkSignup(typed)).toEqual(contractSays(signupBody, typed))
  })

  it.each(typos)('say what the contract says about logging in as %j', ({ email, password }) => {
    expect(checkLogin({ email, password })).toEqual(contractSays(loginBody, { email, password }))
  })
})
