import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readStored } from './data/session-storage.ts'
import { prefetch } from './router.tsx'
import { followTheme } from './ui/theme.ts'

followTheme()
prefetch(location.pathname, readStored(localStorage).token !== null)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App />)
