// First: it is about how the others are imported.
import './without-instruments.ts'
import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll } from 'vitest'
import { inTests } from './in-tests.ts'
import preview from './preview.tsx'

const { beforeAll: prepare } = setProjectAnnotations([preview, inTests])
beforeAll(prepare)
