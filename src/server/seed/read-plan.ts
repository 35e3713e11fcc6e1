import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { day } from '#contract/entity.ts'
import { signupBody } from '#contract/identity/session.ts'
import { Refusal } from '../refusal.ts'
import type { SeedPlan } from './seed.ts'

const usage = `npm run seed -- --users 10 --transactions 20000

  --users N         households, each with an email and a password   1
  --transactions N  expenses of all households together; each       3000
                    has its incomes besides
  --groups N        groups each household shares bills in           0
  --email ADDRESS   of the first user                               demo@moneycomb.local
  --password TEXT   of every user                                   random, printed once
  --seed TEXT       the same seed gives the same households         42
  --until DAY       the last of three years                         today
`

const count = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

const { email, password } = signupBody.shape

const plan = z.strictObject({
  users: count(1, 100_000).default(1),
  transactions: count(0, 20_000_000).default(3000),
  groups: count(0, 100).default(0),
  seed: z.string().min(1).default('42'),
  until: day.optional(),
  email: email.default('demo@moneycomb.local'),
  password: password.optional(),
})

const options = {
  users: { type: 'string' },
  transactions: { type: 'string' },
  groups: { type: 'string' },
  seed: { type: 'string' },
  until: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
} as const

/** What the command line asks for; a Refusal says what is wrong with it. */
export function readPlan(args: readonly string[], today: string): SeedPlan {
  const read = plan.safeParse(parse(args))
  if (!read.success) {
    const said = read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
    throw new Refusal(`${said.join('\n')}\n\n${usage}`)
  }
  const { until = today, password = newPassword(), ...rest } = read.data
  return { ...rest, until, password }
}

function parse(args: readonly string[]) {
  try {
    return { ...parseArgs({ args: [...args], options }).values }
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

const newPassword = () => randomBytes(12).toString('base64url')
