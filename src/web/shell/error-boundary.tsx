import { Component, type ReactNode } from 'react'
import { report } from '#web/data/report.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

interface Props {
  readonly children: ReactNode
}

/** Keeps a broken page from taking the rest with it. Give it a key to start afresh elsewhere. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    report('a page failed', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className="grid justify-items-center gap-2 px-6 py-12 text-center">
        <h2 className="text-lg font-semibold tracking-tight">
          {say('This page could not be shown')}
        </h2>
        <p className="mb-4 text-muted-foreground">
          {say('What you entered is safe on this device.')}
        </p>
        {/* A reload also fetches the newer parts of an app that was updated meanwhile. */}
        <Button onClick={() => location.reload()}>{say('Try again')}</Button>
      </div>
    )
  }
}
