import { StrictMode } from 'react'
import { SessionProvider } from './data/session.tsx'
import { Router } from './router.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <SessionProvider>
          <Router />
        </SessionProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}
