import type { z } from 'zod'
import { collections } from '#contract/collections.ts'
import { commands } from '#contract/commands.ts'
import { documentCommandsOf } from '#contract/document-commands.ts'

/** Every command with what it takes, by name. */
export const commandArgs: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>(
  [...documentCommandsOf(collections), ...Object.entries(commands)].map(([name, { args }]) => [
    name,
    args,
  ]),
)
