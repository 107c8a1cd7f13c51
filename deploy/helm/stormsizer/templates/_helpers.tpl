{{- define "stormsizer.fullname" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- /* Name of a component's objects. Takes a list: context, component. */ -}}
{{- define "stormsizer.name" -}}
{{- printf "%s-%s" (include "stormsizer.fullname" (index . 0)) (index . 1) -}}
{{- end -}}

{{- define "stormsizer.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- /* Labels that select a component's pods. Takes a list: context, component. */ -}}
{{- define "stormsizer.componentSelector" -}}
{{ include "stormsizer.selector" (index . 0) }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end -}}

{{- /* Labels of an object. Takes a list: context, component. */ -}}
{{- define "stormsizer.labels" -}}
{{ include "stormsizer.componentSelector" . }}
app.kubernetes.io/version: {{ (index . 0).Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ (index . 0).Release.Service }}
helm.sh/chart: {{ printf "%s-%s" (index . 0).Chart.Name (index . 0).Chart.Version | replace "+" "_" }}
{{- end -}}

{{- define "stormsizer.host" -}}
{{- (urlParse .Values.publicUrl).hostname -}}
{{- end -}}

{{- define "stormsizer.image" -}}
{{- if .Values.image.digest -}}
{{- printf "%s@%s" .Values.image.repository .Values.image.digest -}}
{{- else -}}
{{- printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) -}}
{{- end -}}
{{- end -}}

{{- define "stormsizer.isScraped" -}}
{{- if or .Values.secrets.metricsToken.name .Values.monitoring.networks -}}true{{- end -}}
{{- end -}}

{{- /* An environment variable from a Secret. Takes a list: name of the variable, reference. */ -}}
{{- define "stormsizer.secretVariable" -}}
- name: {{ index . 0 }}
  valueFrom:
    secretKeyRef:
      name: {{ (index . 1).name }}
      key: {{ (index . 1).key }}
{{- end -}}

{{- define "stormsizer.optionalEnvironment" -}}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | toString | quote }}
{{- end }}
{{- with .Values.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "stormsizer.publicUrl" -}}
- name: STORMSIZER_PUBLIC_URL
  value: {{ .Values.publicUrl | quote }}
{{- end -}}

{{- /* Environment of the migration. It creates the first account, whose password link needs the secret and the address. */ -}}
{{- define "stormsizer.migrationEnvironment" -}}
{{- $owner := .Values.secrets.databaseOwnerUrl }}
{{ include "stormsizer.secretVariable" (list "DATABASE_URL" (ternary $owner .Values.secrets.databaseUrl (ne $owner.name ""))) }}
{{- with .Values.firstAccount }}{{ if .email }}
{{ include "stormsizer.secretVariable" (list "STORMSIZER_SECRET_KEY" $.Values.secrets.secretKey) }}
{{ include "stormsizer.publicUrl" $ }}
- name: STORMSIZER_FIRST_ACCOUNT_EMAIL
  value: {{ .email | quote }}
- name: STORMSIZER_FIRST_ORGANIZATION
  value: {{ .organization | quote }}
{{- if .password.name }}
- name: STORMSIZER_FIRST_ACCOUNT_PASSWORD_FILE
  value: /etc/stormsizer/first-account/password
{{- end }}
{{- end }}{{ end }}
{{- include "stormsizer.optionalEnvironment" . }}
{{- end -}}

{{- /* Environment of api, worker and sweeper. Takes a list: context, component. */ -}}
{{- define "stormsizer.environment" -}}
{{- $ := index . 0 -}}
{{- $isApi := eq (index . 1) "api" -}}
{{ include "stormsizer.secretVariable" (list "DATABASE_URL" $.Values.secrets.databaseUrl) }}
{{ include "stormsizer.secretVariable" (list "REDIS_URL" $.Values.secrets.redisUrl) }}
{{ include "stormsizer.secretVariable" (list "STORMSIZER_SECRET_KEY" $.Values.secrets.secretKey) }}
{{- with $.Values.secrets.smtpUrl }}{{ if .name }}
{{ include "stormsizer.secretVariable" (list "STORMSIZER_SMTP_URL" .) }}
{{- end }}{{ end }}
{{- with $.Values.mailFrom }}
- name: STORMSIZER_MAIL_FROM
  value: {{ . | quote }}
{{- end }}
{{ include "stormsizer.publicUrl" $ }}
- name: STORMSIZER_DATA_FOLDER
  value: /var/lib/stormsizer
{{- if eq (index . 1) "worker" }}
- name: STORMSIZER_WORKER_CONCURRENCY
  value: {{ $.Values.worker.concurrency | quote }}
{{- end }}
{{- if $isApi }}
{{- with $.Values.secrets.metricsToken }}{{ if .name }}
{{ include "stormsizer.secretVariable" (list "STORMSIZER_METRICS_TOKEN" .) }}
{{- end }}{{ end }}
- name: POD_IP
  valueFrom: {fieldRef: {fieldPath: status.podIP}}
- name: STORMSIZER_ALLOWED_HOSTS # probes and Prometheus use the address of the pod
  value: {{ printf "$(POD_IP) [$(POD_IP)] %s %s" (include "stormsizer.name" (list $ "api")) (join " " $.Values.allowedHosts) | trim | quote }}
{{- with $.Values.trustedProxies }}
- name: STORMSIZER_TRUSTED_PROXIES
  value: {{ join "," . | quote }}
{{- end }}
{{- with $.Values.monitoring.networks }}
- name: STORMSIZER_METRICS_NETWORKS
  value: {{ join "," . | quote }}
{{- end }}
{{- end }}
{{- include "stormsizer.optionalEnvironment" $ }}
{{- end -}}

{{- define "stormsizer.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: {drop: [ALL]}
{{- end -}}

{{- define "stormsizer.volumeMounts" -}}
- {name: tmp, mountPath: /tmp}
- {name: data, mountPath: /var/lib/stormsizer}
{{- end -}}

{{- /* Labels and annotations of a component's pods. Takes a list: context, component. */ -}}
{{- define "stormsizer.podMetadata" -}}
{{- $values := index (index . 0).Values (index . 1) -}}
labels:
  {{- include "stormsizer.labels" . | nindent 2 }}
  {{- with $values.podLabels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with $values.podAnnotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- /* What all pods have in common, except their containers and volumes. Takes a list: context, component. */ -}}
{{- define "stormsizer.pod" -}}
{{- $ := index . 0 -}}
{{- $values := index $.Values (index . 1) -}}
automountServiceAccountToken: false
# variables of Services could be taken for settings: they begin with the name of the release
enableServiceLinks: false
{{- with $.Values.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
{{- with $.Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: {type: RuntimeDefault}
{{- with $values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with $values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- /* Spreads a component's pods over nodes and zones. Takes a list: context, component. */ -}}
{{- define "stormsizer.spread" -}}
topologySpreadConstraints:
  {{- range $key := list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - topologyKey: {{ $key }}
    maxSkew: 1
    whenUnsatisfiable: ScheduleAnyway
    matchLabelKeys: [pod-template-hash]
    labelSelector:
      matchLabels:
        {{- include "stormsizer.componentSelector" $ | nindent 8 }}
  {{- end }}
{{- end -}}

{{- /* The old pods stay until as many new ones are ready. */ -}}
{{- define "stormsizer.rollout" -}}
revisionHistoryLimit: 5
strategy:
  type: RollingUpdate
  rollingUpdate: {maxUnavailable: 0, maxSurge: 1}
{{- end -}}

{{- /* Resources of a worker: those in its values, and for the others enough for its runs. */ -}}
{{- define "stormsizer.workerResources" -}}
{{- $n := int .Values.worker.concurrency -}}
{{- $requests := dict "cpu" (toString $n) "memory" (printf "%dMi" (mul 512 $n)) -}}
{{- $limits := dict "memory" (printf "%dMi" (add 512 (mul 1024 $n))) -}}
{{- mergeOverwrite (dict "requests" $requests "limits" $limits) (deepCopy .Values.worker.resources) | toYaml -}}
{{- end -}}
