import { withBase } from 'vitepress'
import { defineComponent, h, nextTick, ref } from 'vue'
import { moduleOf, textOf, withValues } from '../../src/live-example.ts'

/** Returns the address at which a page finds an entry of the package: served beside the documentation. */
function addressOf(specifier: string): string {
  const entry = specifier.replace(/^@dustforce\/core\/?/, '') || 'index'
  return new URL(withBase(`/core/${entry}.js`), location.href).href
}

/** Runs a snippet in the page: the values that it says something of, in their order. */
async function run(snippet: string): Promise<readonly unknown[]> {
  const { transform } = await import('sucrase')
  const { code } = transform(moduleOf(snippet, addressOf), {
    transforms: ['typescript'],
    disableESTransforms: true,
  })
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  try {
    const values: unknown[] = []
    const example = await import(/* @vite-ignore */ address)
    await example.default((value: unknown) => values.push(value))
    return values
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A snippet of a guide that its reader may change and run, beside the package as it is published. */
export const LiveExample = defineComponent({
  props: { snippet: { type: String, required: true } },
  setup(props, { slots }) {
    const text = ref<string | null>(null)
    const said = ref('')
    const shown = ref<readonly string[]>([])
    const field = ref<HTMLTextAreaElement | null>(null)

    async function edit() {
      text.value = props.snippet.trimEnd()
      await nextTick()
      field.value?.focus()
    }
    async function runText() {
      if (text.value === null) return
      shown.value = []
      try {
        const values = await run(text.value)
        text.value = withValues(text.value, values)
        field.value?.scrollTo({ left: 0 })
        said.value = 'Ran: the values, each behind its “// =>” as well.'
        shown.value = values.map(textOf)
      } catch (error) {
        said.value = String(error)
      }
    }
    function close() {
      text.value = null
      said.value = ''
      shown.value = []
    }

    const button = (label: string, onClick: () => unknown) => h('button', { type: 'button', onClick }, label)
    return () =>
      text.value === null
        ? h('div', { class: 'live-example' }, [slots.default?.(), button('Change and run', edit)])
        : h('div', { class: 'live-example' }, [
            h('textarea', {
              ref: field,
              'aria-label': 'TypeScript to run',
              spellcheck: false,
              rows: text.value.split('\n').length + 1,
              value: text.value,
              onInput: (event: Event) => {
                if (event.target instanceof HTMLTextAreaElement) text.value = event.target.value
              },
            }),
            h('div', [button('Run', runText), button('As it was', close)]),
            h('p', { role: 'status' }, said.value),
            // Behind a long line a value is out of sight on a phone.
            ...(shown.value.length > 0
              ? [
                  h(
                    'ol',
                    shown.value.map((value) => h('li', [h('code', value)])),
                  ),
                ]
              : []),
          ])
  },
})
