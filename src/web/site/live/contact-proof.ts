import type { CaptchaAnswer } from '#contract/identity/captcha.ts'
import { contactFields } from '#contract/site.ts'
import { storageKeys } from '#contract/storage.ts'

/** Works on another thread: typing goes on while the puzzle is solved. */
function solve(challenge: object): Promise<unknown> {
  const worker = new Worker(new URL('../../data/captcha-worker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)
    worker.onerror = () => reject(new Error('The captcha could not be solved.'))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

/** Empty when there is none to be had: the server then goes by its stricter rules. */
async function prove(): Promise<string> {
  const answer = await fetch('/api/auth/captcha')
  if (!answer.ok) return ''
  const asked = (await answer.json()) as CaptchaAnswer
  if (asked.provider !== 'altcha') return ''
  const { challenge } = asked
  const solution = await solve(challenge)
  return solution ? btoa(JSON.stringify({ challenge, solution })) : ''
}

/** The proof is worked out once somebody writes, and goes along as a hidden field. */
export function proveContact(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
  const field = form?.querySelector<HTMLInputElement>(`[name=${contactFields.proof}]`)
  if (!form || !field) return
  let proof: Promise<string> | undefined
  const begin = () => {
    proof ??= prove().catch(() => '')
    return proof
  }
  form.addEventListener('focusin', begin, { once: true })
  form.addEventListener('submit', async (event) => {
    if (form.dataset.sending) return
    event.preventDefault()
    form.dataset.sending = 'yes'
    field.value ||= await begin()
    // What was refused is sent once more by the browser, which shows what to fix.
    if (!(await sendSignedIn(form))) form.submit()
  })
}

function tokenHere(): string | null {
  try {
    return localStorage.getItem(storageKeys.token)
  } catch {
    return null
  }
}

/** Of whoever is signed in: what they write is theirs, and a token goes in no field of a form. */
async function sendSignedIn(form: HTMLFormElement): Promise<boolean> {
  const token = tokenHere()
  if (!token) return false
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const body = new URLSearchParams(typed)
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(form.action, { method: 'POST', headers, body }).catch(() => null)
  if (answer?.redirected) location.assign(answer.url)
  return answer?.redirected === true
}
