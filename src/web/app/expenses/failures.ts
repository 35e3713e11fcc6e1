import type { Failure, Replica } from '#web/data/replica/shapes.ts'

export interface FailedWrite extends Failure {
  readonly id: string
  readonly kind: 'create' | 'update' | 'delete'
}

const kinds: Readonly<Record<string, FailedWrite['kind']>> = {
  'expenses.create': 'create',
  'expenses.update': 'update',
  'expenses.delete': 'delete',
}

const idIn = ({ id, doc }: Record<string, unknown>): string =>
  typeof id === 'string' ? id : String((doc as { id?: unknown } | undefined)?.id)

/** The refused writes of expenses, with the expense each was about. */
export function failedWrites(replica: Replica): readonly FailedWrite[] {
  return replica.failures().flatMap((failure) => {
    const kind = kinds[failure.name]
    return kind === undefined ? [] : [{ ...failure, kind, id: idIn(failure.args) }]
  })
}
