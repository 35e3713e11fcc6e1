import { describe, expect, it } from 'vitest'
import { judgePassword } from './password.ts'

const anna = ['anna.berg@example.org', 'Anna Berg']

describe('judgePassword', () => {
  it.each([
    ...['four plain words', 'Quiet-river-71', 'annabelle likes tea', 'moneycomb-of-the-bees'],
    ...['gr\u00fcne \u1f41\u03b4\u03cc\u03c2 \u{1f41d}', '{}<>"\'`$%&/;\\'],
  ])('takes %s', (password) => {
    expect(judgePassword(password, anna)).toEqual({ ok: true })
  })

  it.each([
    ['password1234', 'common'],
    ['PassWord1234', 'common'],
    ['aaaaaaaaaaaa', 'repetitive'],
    ['ababababcdcd', 'repetitive'],
    ['anna.berg@example.org', 'personal'],
    ['annaberg1987', 'personal'],
    ['MoneyComb2026', 'personal'],
    ['moneycomb-anna!', 'personal'],
  ])('refuses %s as %s', (password, reason) => {
    expect(judgePassword(password, anna)).toEqual({ ok: false, reason })
  })

  it('does not count very short names as words', () => {
    expect(judgePassword('ovalebolinty', ['', 'Bo Li'])).toEqual({ ok: true })
  })
})
