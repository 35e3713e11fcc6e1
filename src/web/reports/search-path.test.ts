import { describe, expect, it } from 'vitest'
import { searchPath } from './search-path.ts'

describe('searchPath', () => {
  it('trims the query and escapes it', () => {
    expect(searchPath('  rent & food ')).toBe('/mcapp/search?q=rent+%26+food')
  })

  it('ignores an empty query', () => {
    expect(searchPath('   ')).toBeNull()
  })
})
