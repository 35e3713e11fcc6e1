/** What a careless hand might add to one screen: text that is set as markup. */
export function plantInnerHtml(): void {
  const isDone = new WeakSet<Element>()
  const careless = () => {
    for (const one of document.querySelectorAll('main *')) {
      const text = one.children.length === 0 ? (one.textContent ?? '') : ''
      if (!text.includes('<') || isDone.has(one)) continue
      isDone.add(one)
      const hole = document.createElement('div')
      hole.innerHTML = text
      document.body.append(hole)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(careless).observe(document, { subtree: true, childList: true })
    careless()
  })
}
