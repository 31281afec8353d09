import { relative } from 'node:path';
import { root } from './root.mjs';

/** Of vitest's JSON report: sums, and a line for what failed. A file that could not be loaded counts as one failure. */
export function countVitest(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => line(file.name, test.fullName, test.failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...unloaded.map((file) => line(file.name, 'did not load', file.message))],
  };
}

/** Of Playwright's JSON report, the same. A test that passed only when repeated counts as failed. */
export function countPlaywright({ stats, suites, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failedSpecs),
      ...errors.map((error) => line('playwright', 'did not run', error.message)),
    ],
  };
}

function failedSpecs(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => line(suite.file, `${test.projectName}: ${spec.title}`, firstError(test))),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

const firstError = (test) => test.results.find(({ error }) => error)?.error?.message;

function line(file, name, message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '').trim();
  return `${file.startsWith('/') ? relative(root, file) : file}: ${name}\n    ${plain.slice(0, 600).replaceAll('\n', '\n    ')}`;
}
