import { parseArgs } from 'node:util'
import { email } from '#contract/identity/password.ts'
import { limits } from '#contract/limits.ts'
import { newStaffBody } from '#contract/staff/entities.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { Refusal } from '../refusal.ts'
import { changeStaff } from './change-staff.ts'
import { createStaff, resetStaff } from './members.ts'

type OperatorDeps = Pick<Engine, 'clock' | 'database' | 'log' | 'outside'>

const usage = `npm run admin -- create --email anna@example.org --name "Anna Berg" \\
  --role super_admin
npm run admin -- reset-password --email anna@example.org
npm run admin -- deactivate --email anna@example.org
npm run admin -- activate --email anna@example.org

Roles: super_admin, moderator, support, viewer. A new password is shown once.`

const days = limits.staffPasswordLifeS / 86_400
const handedOut = `It works for ${days} days, and they choose their own when they first log in.`
const isOff = 'The second factor is off.'

export interface Order {
  readonly command: 'create' | 'reset-password' | 'deactivate' | 'activate'
  readonly email: string
  readonly name: string | undefined
  readonly role: string | undefined
}

const commands = ['create', 'reset-password', 'deactivate', 'activate'] as const
const isCommand = (word: string | undefined): word is Order['command'] =>
  (commands as readonly (string | undefined)[]).includes(word)

/** What whoever runs the server asks for; anything else is answered with how to ask. */
export function readOrder(args: readonly string[]): Order {
  const { positionals, values } = parsed(args)
  const [command, ...more] = positionals
  if (!isCommand(command) || more.length > 0) throw new Refusal(usage)
  const address = email.safeParse(values.email)
  if (!address.success) throw new Refusal(`--email: ${address.error.issues[0]?.message}`)
  return { command, email: address.data, name: values.name, role: values.role }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { email: text, name: text, role: text }
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new Refusal(usage, error)
  }
}

/** Does it, and answers the words to print. */
export async function carryOut(deps: OperatorDeps, order: Order): Promise<string> {
  try {
    if (order.command === 'create') return await create(deps, order)
    const id = await idOf(deps, order.email)
    if (order.command === 'reset-password') {
      const { password } = await resetStaff(deps, null, id)
      return [`The new password, shown this once: ${password}`, handedOut, isOff].join('\n')
    }
    const isActive = order.command === 'activate'
    await changeStaff(deps, null, id, { isActive })
    return isActive ? 'They can log in again.' : 'They are out, and can no longer log in.'
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    throw new Refusal(Object.values(error.fields ?? {})[0] ?? error.message, error)
  }
}

async function create(deps: OperatorDeps, { email: address, name, role }: Order): Promise<string> {
  const wanted = newStaffBody.safeParse({ email: address, displayName: name, role })
  if (!wanted.success) {
    const [issue] = wanted.error.issues
    const option = issue?.path[0] === 'displayName' ? 'name' : issue?.path[0]
    throw new Refusal(`--${String(option)}: ${issue?.message}`)
  }
  const { admin, password } = await createStaff(deps, null, wanted.data)
  return `${admin.displayName} is on the staff as ${admin.role}. They log in at /admin/login.
The password, shown this once: ${password}
${handedOut}`
}

async function idOf({ database }: OperatorDeps, address: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from staff where email = $1',
    [address],
  )
  if (!rows[0]) throw new Refusal('Nobody on the staff has this email.')
  return rows[0].id
}
