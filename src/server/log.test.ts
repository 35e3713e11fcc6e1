import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'
import { openLog } from './log.ts'

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it.each(['password', 'token', 'phone', 'email', 'amount', 'notes'])('hides %s', (name) => {
    const line = logged((log) => log.info({ [name]: 'xyzzy', body: { [name]: 'xyzzy' } }, 'said'))
    expect(line).toContain('"said"')
    expect(line).not.toContain('xyzzy')
  })

  it('keeps of a database error its code, not the row it quotes', () => {
    const error = Object.assign(new Error('Key (email)=(a@b.example) already exists'), {
      code: '23505',
    })
    const line = logged((log) => log.error({ err: new Error('Failed', { cause: error }) }, 'oh'))
    expect(line).toContain('23505')
    expect(line).not.toContain('a@b.example')
  })

  it('keeps the words of our own errors', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    })
  })
})
