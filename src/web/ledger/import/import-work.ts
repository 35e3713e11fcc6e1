import type { Command, Replica } from '#web/data/replica/types.ts'
import { createsInTurn } from '#web/writes/write.ts'
import type { FoundPair } from './accounts/find-transfers.ts'
import type { AccountDoc, Part } from './accounts/target.ts'
import { checkpointDocs, pairCommand, rejectionCommand } from './accounts/transfer-commands.ts'
import { partKey } from './judge-files.ts'
import { mappingCommand } from './mapping-commands.ts'
import {
  commandsOf,
  importCommand,
  type Moved,
  type PlannedImport,
  type PlanParts,
} from './plan-import.ts'
import type { TableReading } from './read-file.ts'
import type { KeptMapping } from './use-import-files.ts'

/** What was decided about transfers among the rows. */
export interface DecidedTransfers extends Moved {
  readonly taken: readonly FoundPair[]
  readonly refused: readonly FoundPair[]
}

/** All that an import is made of, once nothing is left to say. */
export interface ImportWork extends Omit<PlanParts, 'ids' | 'moved'> {
  readonly plans: readonly PlannedImport[]
  readonly transfers: DecidedTransfers
  /** Accounts that come with it. */
  readonly created: readonly AccountDoc[]
  readonly parts: readonly Part[]
  /** How its tables were read before. */
  readonly kept: readonly KeptMapping[]
  readonly tableOf: (fileId: string) => TableReading | null
}

type Here = Pick<Replica, 'rows'>

/** What the bank says the account held, of the part of the file this import is. */
function balanceCommands({ parts, newId }: ImportWork, plan: PlannedImport, replica: Here) {
  const { id: importId, file, account, into } = plan
  const part = parts.find(({ key }) => key === partKey(file.id, account))
  if (!into || !part) return []
  const said = { importId, accountId: into.id }
  const docs = checkpointDocs(part.summary.balances, said, file.format, replica, newId)
  return createsInTurn('checkpoints', docs, (doc) => doc)
}

/** How a table was read, once for each file. */
function learnt({ kept, newId, tableOf }: ImportWork, plan: PlannedImport): readonly Command[] {
  const { id: importId, file, into } = plan
  const table = tableOf(file.id)
  if (!table) return []
  const said = { fileName: file.fileName, table, importId, accountId: into?.id ?? null }
  return mappingCommand(said, kept, newId)
}

/**
 * Every command in its order: accounts, imports, their rows, and then which rows are one transfer.
 * No row is older than an import it came together with: so undoing one knows who never stood alone.
 */
export function* importCommands(work: ImportWork, replica: Here): Generator<Command> {
  const { plans, transfers, newId } = work
  const ids = new Map<string, string>()
  const learntFrom = new Set<string>()
  for (const doc of work.created) yield { name: 'accounts.create', args: { doc } }
  for (const plan of plans) yield importCommand(plan, { ...work, moved: transfers })
  for (const plan of plans) {
    yield* commandsOf(plan, { ...work, ids, moved: transfers })
    yield* balanceCommands(work, plan, replica)
    if (!learntFrom.has(plan.file.id)) yield* learnt(work, plan)
    learntFrom.add(plan.file.id)
  }
  for (const pair of transfers.taken) yield pairCommand(pair, ids, newId)
  for (const pair of transfers.refused) yield rejectionCommand(pair, ids, newId)
  for (const { id } of plans) yield { name: 'imports.finish', args: { id } }
}
