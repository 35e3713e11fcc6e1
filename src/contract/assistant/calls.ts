/** How assistants come in, and where their owner reads what they were told. */
import { z } from 'zod'
import type { OwnCall } from '../calls/calls.ts'
import { instant, uuid } from '../entity.ts'
import { mcpPath } from './tools.ts'

/** One question of an assistant's, and in a few words what it was told. */
const askedRow = z.strictObject({
  id: uuid,
  at: instant,
  tool: z.string(),
  asked: z.string(),
  told: z.string(),
})
export type AskedRow = z.infer<typeof askedRow>

export const assistantCalls = {
  /** Its own protocol is in it: the method and what that takes. */
  mcp: {
    method: 'POST',
    path: mcpPath,
    auth: 'user',
    summary: 'The tools of the Model Context Protocol, for assistants with a token',
    body: z.looseObject({ jsonrpc: z.literal('2.0') }),
    answerTypes: ['application/json', 'text/event-stream'],
  },
  'user.tokens.asked': {
    method: 'GET',
    path: '/api/user/tokens/:id/asked',
    auth: 'user',
    summary: 'What an assistant asked by this token, the newest first',
    body: null,
    answer: z.strictObject({ asked: z.array(askedRow) }),
  },
} as const satisfies Record<string, OwnCall>
