import { reconcile } from '#domain/loans/reconcile.ts'
import type { ReconcileAsk } from './reconcile.ts'

addEventListener('message', ({ data }: MessageEvent<ReconcileAsk>) =>
  postMessage(reconcile(data.plan, data.lines)),
)
