// What this visit shows first is painted from the HTML, before any script of the app runs; its
// files are asked for meanwhile.
const read = (key) => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage that is switched off: nobody is known here.
    return null
  }
}
const { tokenKey, wayKey, script, frame, pages, entrance, signup, languages } = first
const { pathname, search, hash } = location
const isKnown = read(tokenKey) !== null
const language = read(first.languageKey)
/** The files of another language are called as those of English, in a folder of their own. */
const folder = Object.hasOwn(languages, language) ? languages[language] : null
const inFolder = (file) => (folder ? file.replace(/^assets/, folder) : file)
const isLogin = pathname === entrance.path
const isInApp = /^\/mcapp(\/|$)/.test(pathname) && !isLogin && pathname !== signup

/** Which picture in the HTML is true here; nothing for the staff. */
const pictureOf = () => {
  if (isInApp && isKnown) return 'app'
  if (!isInApp && !isLogin) return pathname === signup ? 'entrance' : null
  const query = new URLSearchParams(search)
  if (isKnown || hash || query.has('demo') || query.has('forgot')) return 'entrance'
  return (query.get('way') ?? read(wayKey)) === 'email' ? 'login-email' : 'login-phone'
}

const picture = pictureOf()
const byEmail = picture === 'login-email' ? entrance.email : []
const atEntrance = isInApp || isLogin ? [...entrance.files, ...byEmail] : []
const inside = isInApp ? [...frame, ...(pages[pathname] ?? [])] : []
const files = isKnown ? inside : atEntrance
for (const file of files) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${inFolder(file)}` })
  document.head.append(link)
}
const { classList } = document.documentElement
if (folder) document.documentElement.lang = language
// One picture stands in the page, the others are cut out: not one frame shows the wrong one.
classList.add('arriving')
addEventListener('DOMContentLoaded', () => {
  const place = document.getElementById('root')
  const cut = document.getElementById(`first-${picture}`)
  // The pictures speak English.
  if (folder) place.replaceChildren()
  else if (cut) place.replaceChildren(cut.content)
  else if (picture !== entrance.picture) place.replaceChildren()
  classList.remove('arriving')
  const start = () => import(`/${inFolder(script)}`)
  // Where nobody looks nothing is painted.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
})
// Sent before the app is here: it takes over the form with what was typed, and sends it.
addEventListener('submit', (event) => {
  const form = event.target
  if (!form.closest('[data-picture]')) return
  event.preventDefault()
  form.dataset.sent = ''
  form.querySelector('[type=submit]').disabled = true
})
