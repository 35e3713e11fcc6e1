import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AdminProvider, useAdmin } from './admin.tsx'
import { AdminStore } from './admin-store.ts'

const Answer = () => {
  const { admin, can } = useAdmin()
  return <p>{`${admin?.displayName ?? 'nobody'} ${can('users', 'write')}`}</p>
}

const storeOf = (answer: unknown) =>
  new AdminStore({
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: () => Promise.resolve(new Response(JSON.stringify(answer))),
    report: () => {},
    onStorage: () => () => {},
  })

const shown = async (admin: unknown) => {
  const store = storeOf({ admin, token: 't1' })
  await store.signIn('anna@example.org', 'words')
  return renderToString(
    <AdminProvider store={store}>
      <Answer />
    </AdminProvider>,
  )
}

describe('useAdmin', () => {
  it('throws outside its provider', () => {
    expect(() => renderToString(<Answer />)).toThrow('inside AdminProvider')
  })

  it('says who is there and what they may do', async () => {
    const anna = { displayName: 'Anna', isActive: true }
    expect(await shown({ ...anna, role: 'moderator' })).toBe('<p>Anna true</p>')
    expect(await shown({ ...anna, role: 'viewer' })).toBe('<p>Anna false</p>')
    expect(await shown({ ...anna, role: 'moderator', isActive: false })).toBe('<p>Anna false</p>')
    expect(await shown(null)).toBe('<p>nobody false</p>')
  })
})
