## Account page
accounts-title = Cuenta
accounts-no-accounts = Esta instalación no tiene cuentas
accounts-no-accounts-hint = Funciona en modo monousuario: quien accede a ella tiene acceso completo.
accounts-organizations = Organizaciones
accounts-organization-role = <strong>{ $name }</strong> – { $role }: { $may }
accounts-organization-settings = Ajustes de la organización

## Email and password
accounts-email = Correo electrónico
accounts-email-note = Actualmente { $email }. Al cambiarlo se cierra la sesión en los demás navegadores.
accounts-email-new = Nueva dirección de correo
accounts-email-change = Cambiar correo
accounts-email-sent = Revise su correo
accounts-email-sent-hint = Hemos enviado un enlace de confirmación a la nueva dirección.
accounts-account-password = Contraseña de la cuenta
accounts-code = Código
accounts-code-hint = De su aplicación de autenticación o un código de recuperación
accounts-password = Contraseña
accounts-password-note = Al cambiarla se cierra la sesión en los demás navegadores
accounts-password-current = Contraseña actual
accounts-password-change = Cambiar contraseña
accounts-password-changed = Contraseña cambiada
accounts-password-changed-hint = Se ha cerrado la sesión en los demás navegadores.

## Sessions
accounts-sessions = Sesiones activas
accounts-sessions-note = Finalice las sesiones que no reconozca y después cambie la contraseña
accounts-session-browser = Navegador
accounts-session-address = Dirección IP
accounts-session-started = Inicio de sesión
accounts-session-used = Último uso
accounts-session-current = esta sesión
accounts-session-end = Finalizar
accounts-session-end-label = Finalizar sesión: { $device }
accounts-device = { $browser } en { $system }
accounts-device-unknown = Navegador desconocido

## Two-factor authentication
accounts-second-factor = Autenticación de dos factores
accounts-second-factor-on = Activada: el inicio de sesión también pide un código
accounts-second-factor-off = Desactivada: solo se pide la contraseña
accounts-second-factor-hint = Una aplicación de autenticación en su teléfono muestra un código que cambia cada 30 segundos.
accounts-second-factor-turn-on = Activar
accounts-second-factor-turn-off = Desactivar
accounts-second-factor-turned-off = Autenticación de dos factores desactivada
accounts-second-factor-turned-off-hint = A partir de ahora solo se pide la contraseña.
accounts-password-again = Introdúzcala de nuevo para confirmar su identidad
accounts-continue = Continuar
accounts-confirm = Confirmar
accounts-scan = Escanee el código QR con una aplicación de autenticación e introduzca el código que muestra.
accounts-qr = Código QR con la clave de abajo
accounts-scan-manually = ¿No puede escanearlo? Introduzca esta clave:
accounts-secret = clave secreta
accounts-recovery-codes = Códigos de recuperación
accounts-recovery-codes-hint = <strong>Guarde ahora estos códigos de recuperación; solo se muestran una vez.</strong> Cada código sirve una vez si pierde el autenticador.
accounts-recovery-download = Descargar
accounts-recovery-saved = Ya los he guardado
accounts-recovery-file-title = Códigos de recuperación de Stormsizer para { $email }
accounts-recovery-file-hint = Cada código sirve una sola vez.

## Organization
accounts-organization-name = Nombre de la organización
accounts-organization-name-title = Nombre
accounts-organization-created = Creada el { $date }
accounts-rename = Cambiar nombre
accounts-renamed = Nombre cambiado
accounts-leave-title = Salir
accounts-leave-note = Los proyectos y ejecuciones permanecen en la organización; un propietario puede volver a invitarle
accounts-leave-organization = Salir de la organización
accounts-leave-question = ¿Salir de { $name }?
accounts-leave-warning = Perderá el acceso a sus proyectos y ejecuciones.
accounts-export-title = Exportación de datos
accounts-export-note = Un archivo ZIP con todos los datos de la organización en JSON Lines
accounts-export = Exportar
accounts-delete-title = Eliminar
accounts-delete-note = Elimina de forma permanente proyectos, ejecuciones, claves, enlaces y el registro de auditoría, así como las cuentas de miembros sin otra organización
accounts-delete-organization = Eliminar organización
accounts-delete-name = Confirmar el nombre
accounts-delete-name-hint = Escriba «{ $name }» para eliminar la organización

## Members
accounts-members = Miembros
accounts-members-empty = Sin miembros
accounts-member-name = Nombre
accounts-member-you = (usted)
accounts-member-role = Rol
accounts-member-role-of = Rol de { $name }
accounts-member-role-changed = { $name } ahora tiene el rol «{ $role }»
accounts-member-second-factor = Dos factores
accounts-member-second-factor-on = activada
accounts-member-second-factor-off = desactivada
accounts-member-since = Miembro desde
accounts-member-remove = Quitar a { $name }
accounts-member-remove-question = ¿Quitar a { $name }?
accounts-member-remove-warning = { $email } pierde de inmediato el acceso a la organización. Su trabajo se conserva.
accounts-credentials = { $n ->
    [one] Una clave de API o un webhook pertenece a este miembro.
   *[other] { $n } claves de API y webhooks pertenecen a este miembro.
 }
accounts-credential-key = Clave de API «{ $name }»
accounts-credential-webhook = Webhook a { $name }
accounts-credential-used = último uso: { $date }
accounts-credential-unused = sin uso
accounts-credentials-question = ¿Qué debe ocurrir con ellos?
accounts-credentials-delete = Eliminarlos: los programas que los usan dejan de funcionar
accounts-credentials-hand-over = Transferirlos a otro propietario: los programas siguen funcionando
accounts-credentials-new-owner = Nuevo propietario

## Invitations
accounts-invitations = Invitaciones
accounts-invitations-note = Se envían por correo; cada enlace sirve una vez, durante una semana
accounts-invitations-pending = Invitaciones pendientes
accounts-invitations-empty = No hay invitaciones pendientes
accounts-invite = Invitar
accounts-invited = Invitación enviada
accounts-invited-hint = Hemos enviado un correo a { $email }.
accounts-invited-by = Invitado por
accounts-invitation-expires = Caduca
accounts-withdraw = Retirar
accounts-withdraw-label = Retirar la invitación de { $email }
