/** Every call of the server API that the specification names, open or still to come. */
import { z } from 'zod'
import { askAnswer, askBody, usageAnswer } from '../advice/calls.ts'
import { dashboardAnswer } from '../dashboard/entities.ts'
import { uuid } from '../entity.ts'
import {
  createExpenseBody,
  createGoalBody,
  createGroupBody,
  expenseAnswer,
  goalAnswer,
  groupAnswer,
  groupsAnswer,
  invitationBody,
  inviteAnswer,
  inviteBody,
  oneGroupAnswer,
} from '../groups/calls.ts'
import { groupStatuses } from '../groups/entities.ts'
import { checkPhoneAnswer, checkPhoneBody } from '../identity/otp.ts'
import { loginBody, sessionAnswer, signupBody } from '../identity/session.ts'
import { done } from '../identity/sign-in.ts'
import { searchAnswer, searchBody } from '../ledger/search.ts'
import { adminRow } from '../staff/entities.ts'

interface CallFact {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Whose bearer token it needs. */
  readonly auth: 'none' | 'user' | 'admin'
  readonly summary: string
  /**
   * What it asks for besides a session: that whoever calls has shown in the last minutes who they
   * are. `password`: who has one may send it along instead.
   */
  readonly proof?: 'recent' | 'password'
  readonly query?: z.ZodType
  /** What the body is where it is no JSON. */
  readonly bodyTypes?: readonly string[]
  /** What it answers besides JSON, or instead where it has no shape. */
  readonly answerTypes?: readonly string[]
}

/** An open call has a handler and tests, so its shapes are settled; null means it has none. */
interface OpenCall extends CallFact {
  readonly isOpen: true
  readonly body: z.ZodType | null
  readonly answer: z.ZodType | null
}

/** A closed call has the shapes that are known; the rest is settled by the commit that opens it. */
interface ClosedCall extends CallFact {
  readonly isOpen: false
  readonly body?: z.ZodType | null
  readonly answer?: z.ZodType | null
}

export type Call = OpenCall | ClosedCall

/** A call of ours is open from the start. Without a schema, its answer is no JSON. */
export type OwnCall = Omit<Call, 'answer' | 'isOpen'> & { readonly answer?: z.ZodType }

export const calls = {
  'groups.list': {
    method: 'GET',
    path: '/api/groups/list',
    auth: 'user',
    summary: 'My groups',
    body: null,
    answer: groupsAnswer,
    isOpen: true,
  },
  'groups.create-expense': {
    method: 'POST',
    path: '/api/groups/create-expense',
    auth: 'user',
    summary: 'Add an expense to a group',
    body: createExpenseBody,
    answer: expenseAnswer,
    isOpen: true,
  },
  'groups.get': {
    method: 'GET',
    path: '/api/groups/get',
    auth: 'user',
    summary: 'One group',
    query: z.strictObject({ groupId: uuid }),
    body: null,
    answer: groupAnswer,
    isOpen: true,
  },
  'groups.create': {
    method: 'POST',
    path: '/api/groups/create',
    auth: 'user',
    summary: 'Make a group',
    body: createGroupBody,
    answer: oneGroupAnswer,
    isOpen: true,
  },
  'groups.invite': {
    method: 'POST',
    path: '/api/groups/invite',
    auth: 'user',
    summary: 'Invite somebody to a group',
    body: inviteBody,
    answer: inviteAnswer,
    isOpen: true,
  },
  'groups.create-goal': {
    method: 'POST',
    path: '/api/groups/create-goal',
    auth: 'user',
    summary: 'Make a goal that a group saves for',
    body: createGoalBody,
    answer: goalAnswer,
    isOpen: true,
  },
  'groups.update-status': {
    method: 'POST',
    path: '/api/groups/update-status',
    auth: 'user',
    summary: 'Open, settle, close or archive a group',
    body: z.strictObject({ groupId: uuid, status: z.enum(groupStatuses) }),
    answer: oneGroupAnswer,
    isOpen: true,
  },
  'groups.accept': {
    method: 'POST',
    path: '/api/groups/invitations/accept',
    auth: 'user',
    summary: 'Accept an invitation',
    body: invitationBody,
    answer: oneGroupAnswer,
    isOpen: true,
  },
  'groups.reject': {
    method: 'POST',
    path: '/api/groups/invitations/reject',
    auth: 'user',
    summary: 'Reject an invitation',
    body: invitationBody,
    answer: done,
    isOpen: true,
  },
  'auth.login': {
    method: 'POST',
    path: '/api/auth/login',
    auth: 'none',
    summary: 'Log in with email and password',
    body: loginBody,
    answer: sessionAnswer,
    isOpen: true,
  },
  'auth.signup': {
    method: 'POST',
    path: '/api/auth/signup',
    auth: 'none',
    summary: 'Sign up with email, password and name',
    body: signupBody,
    answer: sessionAnswer,
    isOpen: true,
  },
  'auth.check-user-by-phone': {
    method: 'POST',
    path: '/api/auth/check-user-by-phone',
    auth: 'none',
    summary: 'Is there a user with this phone number',
    body: checkPhoneBody,
    answer: checkPhoneAnswer,
    isOpen: true,
  },
  'dashboard.data': {
    method: 'POST',
    path: '/api/dashboard/data',
    auth: 'user',
    summary: 'The figures of one month',
    body: z.strictObject({ month: z.int().min(1).max(12), year: z.int().min(1990).max(2200) }),
    answer: dashboardAnswer,
    isOpen: true,
  },
  'user.usage': {
    method: 'GET',
    path: '/api/user/usage',
    auth: 'user',
    summary: 'My plan and what I used of it',
    body: null,
    answer: usageAnswer,
    isOpen: true,
  },
  'ai-advice': {
    method: 'POST',
    path: '/api/ai-advice',
    auth: 'user',
    summary: 'Advice from my own figures, as an event to who accepts text/event-stream',
    body: askBody,
    answer: askAnswer,
    answerTypes: ['text/event-stream'],
    isOpen: true,
  },
  search: {
    method: 'POST',
    path: '/api/search',
    auth: 'user',
    summary: 'One search over everything of mine',
    body: searchBody,
    answer: searchAnswer,
    isOpen: true,
  },
  'admin.auth': {
    method: 'GET',
    path: '/api/admin/auth',
    auth: 'admin',
    summary: 'My staff profile',
    body: null,
    answer: adminRow,
    isOpen: true,
  },
} as const satisfies Record<string, Call>

type Calls = typeof calls
export type CallName = keyof Calls

/** Each of these needs a handler; the server's table of handlers is keyed by it. */
export type OpenCallName = {
  [Name in CallName]: Calls[Name]['isOpen'] extends true ? Name : never
}[CallName]
