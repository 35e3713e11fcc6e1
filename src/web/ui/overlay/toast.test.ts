import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, shownToasts } from '#test/support/toasts.ts'
import {
  redoLast,
  setCatch,
  toast,
  toastComing,
  toastForgetMs,
  toasts,
  toldElsewhere,
  undoLast,
} from './toast.ts'

describe('toast', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    clearToasts()
    vi.advanceTimersByTime(toastForgetMs)
    vi.useRealTimers()
  })

  it('shows one message at a time, the newest', () => {
    const before = toasts.entries().length
    toast({ title: 'First' })
    toast({ title: 'Second', variant: 'success' })
    expect(shownToasts().map((entry) => entry.title)).toEqual(['Second'])
    expect(toasts.entries()).toHaveLength(before + 2)
  })

  it('warns where there is a catch with what was done, and only then', () => {
    const undo = () => {}
    let words: string | null = 'Kept here.'
    const leave = setCatch(() => words)
    toast({ title: 'Added', description: '€3.00', undo })
    expect(shownToasts()[0]).toMatchObject({ variant: 'warning', description: '€3.00. Kept here.' })
    toast({ title: 'Copied', variant: 'success' })
    expect(shownToasts()[0]).toMatchObject({ variant: 'success' })
    toast({ title: 'Not added', variant: 'destructive', undo })
    expect(shownToasts()[0]).toMatchObject({ variant: 'destructive' })
    words = null
    toast({ title: 'Added', undo })
    expect(shownToasts()[0]?.variant).toBeUndefined()
    leave()
  })

  it('takes back what was done last once, also when its message is gone', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    toast({ title: 'Deleted Bread', undo: first })
    toast({ title: 'Deleted Cheese', undo: second })
    vi.advanceTimersByTime(toastForgetMs)
    expect(undoLast()).toBe(true)
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect(shownToasts()).toMatchObject([{ title: 'Undone', description: 'Deleted Cheese' }])
    expect(undoLast()).toBe(false)
  })

  it('offers to do again what was taken back, until something else is done', () => {
    const [undo, redo] = [vi.fn(), vi.fn()]
    const done = () => toast({ title: 'Added Bread', undo, redo })
    done()
    expect(redoLast()).toBe(false)
    shownToasts()[0]?.undo?.()
    expect(shownToasts()).toMatchObject([{ title: 'Undone', description: 'Added Bread' }])
    shownToasts()[0]?.redo?.()
    expect([redo.mock.calls.length, redoLast()]).toEqual([1, false])
    done()
    expect([undoLast(), redoLast(), redoLast()]).toEqual([true, true, false])
    done()
    undoLast()
    toastComing()()
    expect([undo.mock.calls.length, redo.mock.calls.length, redoLast()]).toEqual([3, 2, false])
  })

  it('takes back what is told only in a moment, once it is told', () => {
    const [before, now] = [vi.fn(), vi.fn()]
    toast({ title: 'Deleted Bread', undo: before })
    const isHere = toastComing()
    expect([undoLast(), now.mock.calls.length]).toEqual([true, 0])
    toast({ title: 'Deleted Cheese', undo: now })
    isHere()
    expect([before, now].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect(shownToasts()).toMatchObject([{ title: 'Undone', description: 'Deleted Cheese' }])
    const isOver = toastComing()
    expect(undoLast()).toBe(true)
    isOver()
    toast({ title: 'Deleted Milk', undo: now })
    expect(now).toHaveBeenCalledOnce()
  })

  it('takes back what was told in a place of its own, once', () => {
    const [before, undo, redo] = [vi.fn(), vi.fn(), vi.fn()]
    toast({ title: 'Added Milk', undo: before })
    const isHere = toastComing()
    const { message, forget } = toldElsewhere({ title: 'Added Bread', undo, redo })
    isHere()
    expect(message).toEqual({ title: 'Added Bread', undo: expect.any(Function) })
    expect([toasts.undoable(), undoLast(), undoLast()]).toEqual(['Added Bread', true, false])
    expect([before, undo].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect([redoLast(), redo.mock.calls.length]).toEqual([true, 1])
    const refused = toldElsewhere({ title: 'Added Tea', undo })
    refused.forget()
    expect(undoLast()).toBe(false)
    forget()
  })

  it('takes nothing back that was asked for again before it was told', () => {
    const undo = vi.fn()
    const isHere = toastComing()
    expect([undoLast(), redoLast(), redoLast()]).toEqual([true, true, false])
    toast({ title: 'Deleted Cheese', undo })
    isHere()
    expect(undo).not.toHaveBeenCalled()
    expect(shownToasts()).toMatchObject([{ title: 'Deleted Cheese' }])
  })

  it('takes back nothing that was pressed, refused, or done by somebody else', () => {
    const undo = vi.fn()
    toast({ title: 'Deleted Bread', undo })
    shownToasts()[0]?.undo?.()
    expect(undoLast()).toBe(false)
    toast({ title: 'Deleted Bread', undo })()
    expect(undoLast()).toBe(false)
    const leave = setCatch(() => null)
    toast({ title: 'Deleted Bread', undo })
    leave()
    expect(undoLast()).toBe(false)
    expect(undo).toHaveBeenCalledOnce()
  })

  it('forgets a dismissed message only after the long delay', () => {
    const before = toasts.entries().length
    const dismiss = toast({ title: 'Saved' })
    dismiss()
    expect(shownToasts()).toEqual([])
    vi.advanceTimersByTime(toastForgetMs - 1)
    expect(toasts.entries()).toHaveLength(before + 1)
    vi.advanceTimersByTime(1)
    expect(toasts.entries()).toHaveLength(before)
  })

  it('tells its listeners until they leave', () => {
    const listener = vi.fn()
    const leave = toasts.subscribe(listener)
    const dismiss = toast({ title: 'Saved' })
    dismiss()
    dismiss()
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    toast({ title: 'Again' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
