import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import { readMemberIds } from '../documents/access.ts'
import { type Changes, readChanges } from '../documents/changes.ts'
import { changesText, type Gate, type Stream } from './stream.ts'

const CHANGES_AT_ONCE = 1000

export interface ChannelParts extends Gate {
  readonly pool: pg.Pool
  /** Told when a read failed; the safety poll will wake the channel again. */
  readonly onFailure: (error: unknown) => void
}

/** One scope's streams: changes are read once, and each stream is told what it lacks. */
export class Channel {
  readonly streams = new Set<Stream>()
  readonly #scope: Scope
  readonly #parts: ChannelParts
  #isRunning = false
  #isWoken = false

  constructor(scope: Scope, parts: ChannelParts) {
    this.#scope = scope
    this.#parts = parts
  }

  /** However often it is woken while it reads, it reads once more. */
  wake() {
    this.#isWoken = true
    if (!this.#isRunning) void this.#run()
  }

  /** Some stream that could read stands before this revision. */
  isBehind(rev: number): boolean {
    return this.#readers().some((stream) => stream.cursors.get(this.#scope) !== rev)
  }

  async #run() {
    this.#isRunning = true
    try {
      while (this.#isWoken) {
        this.#isWoken = false
        await this.#tell()
      }
    } catch (error) {
      this.#parts.onFailure(error)
    } finally {
      this.#isRunning = false
    }
  }

  #readers(): Stream[] {
    return [...this.streams].filter((stream) => stream.isReady && stream.cursors.has(this.#scope))
  }

  async #tell() {
    const { pool } = this.#parts
    await Promise.all(this.#readers().map((stream) => stream.confirm(this.#parts)))
    // Fixed before the read: one that joins during it, further back, would miss what is between.
    const readers = this.#readers()
    for (const stream of this.streams) if (!stream.isReady) stream.isPassedOver = true
    if (readers.length === 0) return
    const since = Math.min(...readers.map((stream) => stream.cursors.get(this.#scope) ?? 0))
    const changes = await readChanges(pool, this.#scope, since, CHANGES_AT_ONCE)
    await this.#revokeStrangers(readers)
    const texts = new Map<string, string>()
    for (const stream of readers) this.#tellOne(stream, changes, texts)
    if (changes.hasMore || changes.isReset) this.#isWoken = true
  }

  /** Asked after the changes were read: who left with one of them is not told of it. */
  async #revokeStrangers(readers: readonly Stream[]) {
    if (!this.#scope.startsWith('g:')) return
    const members = await readMemberIds(this.#parts.pool, this.#scope)
    for (const stream of readers) if (!members.has(stream.uid)) stream.revoke(this.#scope)
  }

  #tellOne(stream: Stream, read: Changes, texts: Map<string, string>) {
    const from = stream.cursors.get(this.#scope)
    if (from === undefined || from === read.cursor) return
    if (read.isReset) return this.#tellReset(stream, from, read)
    // Ahead of what was read: a lagging neighbour is being caught up, or it comes from elsewhere.
    if (from > read.cursor) return read.hasMore ? undefined : stream.reset(this.#scope)
    const key = `${from} ${stream.isOfGuest}`
    let text = texts.get(key)
    if (text === undefined) {
      const lacking = read.changes.filter((change) => change.rev > from && stream.isShown(change))
      text = changesText(this.#scope, from, read.cursor, lacking)
      texts.set(key, text)
    }
    stream.cursors.set(this.#scope, read.cursor)
    stream.send(text)
  }

  /** Only those the reset is about: the lowest cursor, or one ahead of everything. */
  #tellReset(stream: Stream, from: number, { cursor, horizon }: Changes) {
    if (from < horizon || from > cursor) stream.reset(this.#scope)
  }
}
