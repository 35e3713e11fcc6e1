import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import { type AdminRole, permissions, type Resource, type Verb } from '#contract/permissions.ts'
import { can } from '#domain/permissions.ts'
import { type AdminState, AdminStore } from './admin-store.ts'
import { report } from './report.ts'

export interface Admin extends AdminState {
  signIn(email: string, password: string, totp?: string): Promise<boolean>
  choosePassword(email: string, password: string, newPassword: string): Promise<boolean>
  enrol(email: string, password: string): Promise<TotpEnrolAnswer | null>
  keepCodes(): void
  adopt(token: string): void
  /** Asked when a call is made: a proof brings another one while a page or a way back is open. */
  tokenNow(): string | null
  signOut(): Promise<void>
  /** False without an admin, or with an inactive one. The server decides anew at every call. */
  can(resource: Resource, verb: Verb): boolean
}

const AdminContext = createContext<AdminStore | null>(null)

const openStore = () =>
  new AdminStore({
    storage: localStorage,
    fetch: (...request) => fetch(...request),
    report,
    onStorage: (listener) => {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  })

let pageStore: AdminStore | undefined

/** The store outlives a remount, so that strict mode does not load twice. */
const storeOfPage = () => {
  pageStore ??= openStore()
  return pageStore
}

export interface AdminProviderProps {
  readonly children: ReactNode
  readonly store?: AdminStore
}

export function AdminProvider({ children, store }: AdminProviderProps) {
  const held = store ?? storeOfPage()
  useEffect(() => held.start(), [held])
  return <AdminContext value={held}>{children}</AdminContext>
}

export function useAdmin(): Admin {
  const store = useContext(AdminContext)
  if (!store) throw new Error('useAdmin must be used inside AdminProvider.')
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const { signIn, choosePassword, enrol, keepCodes, signOut, adopt } = store
  return {
    ...state,
    signIn,
    choosePassword,
    enrol,
    keepCodes,
    adopt,
    tokenNow: () => store.state().token,
    signOut,
    can: (resource, verb) =>
      can<AdminRole, Resource, Verb>(permissions, state.admin, resource, verb),
  }
}
