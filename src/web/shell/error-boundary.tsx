import { Component, type ReactNode } from 'react'
import { report } from '#web/data/report.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Empty } from '#web/ui/page/empty.tsx'

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
      <div role="alert">
        <Empty
          title="This page could not be shown"
          // A reload also fetches the newer parts of an app that was updated meanwhile.
          action={<Button onClick={() => location.reload()}>Try again</Button>}
        >
          What you entered is safe on this device.
        </Empty>
      </div>
    )
  }
}
