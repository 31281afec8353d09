import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Biome formats and does the fast lint; ESLint only adds what needs types: promises nobody waits for, and hooks.
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'tests/eval/**', '**/*.js', '**/*.mjs'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: ['./tsconfig.json', './web/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    },
  },
  { files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*.ts'], rules: { 'max-lines': ['error', 600] } },
  {
    files: ['web/**/*.tsx', 'cli/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
);
