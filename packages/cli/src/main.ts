#!/usr/bin/env node
import { processConsole } from './console.ts'
import { runProgram } from './program.ts'

process.exitCode = runProgram(processConsole(), process.argv.slice(2))
