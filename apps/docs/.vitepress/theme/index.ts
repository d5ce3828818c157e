import { type Theme, withBase } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'
import { LiveExample } from './live-example.ts'
import './live-example.css'
import './readable.css'

function notFound() {
  return h('main', { class: 'not-found' }, [
    h('h1', 'There is no such page'),
    h('p', ['Search above, or begin at ', h('a', { href: withBase('/') }, 'what the package does'), '.']),
  ])
}

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': notFound }),
  enhanceApp: ({ app }) => {
    app.component('LiveExample', LiveExample)
  },
} satisfies Theme
